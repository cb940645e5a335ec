CREATE TABLE "seller_member" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"invitation_hash" text,
	"invitation_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_signed_in_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "seller_member_email_unique" UNIQUE("email"),
	CONSTRAINT "seller_member_invitation_hash_unique" UNIQUE("invitation_hash")
);
--> statement-breakpoint
CREATE TABLE "seller_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"stage" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "seller_member" ADD CONSTRAINT "seller_member_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_session" ADD CONSTRAINT "seller_session_member_id_seller_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."seller_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_member_seller" ON "seller_member" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_session_member" ON "seller_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "seller_session_expires" ON "seller_session" USING btree ("expires_at");