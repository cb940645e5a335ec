CREATE TABLE "consent_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"allowed" boolean NOT NULL,
	"place" text NOT NULL,
	"notice_id" uuid NOT NULL,
	"customer_id" text,
	"guest_hash" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_record_of_one" CHECK (num_nonnulls("consent_record"."customer_id", "consent_record"."guest_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "consent_record" ADD CONSTRAINT "consent_record_notice_id_content_version_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."content_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_record" ADD CONSTRAINT "consent_record_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_record_customer" ON "consent_record" USING btree ("customer_id","purpose","at");--> statement-breakpoint
CREATE INDEX "consent_record_guest" ON "consent_record" USING btree ("guest_hash","purpose","at");