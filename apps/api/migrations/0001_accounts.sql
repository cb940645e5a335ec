CREATE TABLE "attempt_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"closed_email_hash" text,
	"google_sub" text,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"business_type_id" integer,
	"business_name" text DEFAULT '' NOT NULL,
	"gstin" text,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"first_signed_in_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "customer_email_unique" UNIQUE("email"),
	CONSTRAINT "customer_closed_email_hash_unique" UNIQUE("closed_email_hash"),
	CONSTRAINT "customer_google_sub_unique" UNIQUE("google_sub")
);
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"seed" text NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_why" text
);
--> statement-breakpoint
CREATE TABLE "email_proof" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"destination" text NOT NULL,
	"purpose" text NOT NULL,
	"device" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_code_destination_purpose_device_pk" PRIMARY KEY("destination","purpose","device")
);
--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counter_expires" ON "attempt_counter" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_session_customer" ON "customer_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_session_expires" ON "customer_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_proof_expires" ON "email_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_code_expires" ON "one_time_code" USING btree ("expires_at");