CREATE TABLE "sms_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"sent" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_id" text,
	"customer_id" text,
	"phone" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"code_until" timestamp with time zone NOT NULL,
	"proved_until" timestamp with time zone,
	CONSTRAINT "phone_proof_one_owner" CHECK (num_nonnulls("phone_proof"."guest_id", "phone_proof"."customer_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "phone_proof" ADD CONSTRAINT "phone_proof_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_message_created" ON "sms_message" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_proof_guest" ON "phone_proof" USING btree ("guest_id","phone") WHERE guest_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_proof_customer" ON "phone_proof" USING btree ("customer_id","phone") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "phone_proof_code_until" ON "phone_proof" USING btree ("code_until");