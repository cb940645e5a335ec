CREATE TABLE "nomination" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"phone" text,
	"email" text,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nomination_reachable" CHECK (num_nonnulls("nomination"."phone", "nomination"."email") >= 1)
);
--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;