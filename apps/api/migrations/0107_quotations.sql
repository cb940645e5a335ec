CREATE TABLE "quotation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"guest_hash" text,
	"customer_id" text,
	"name" text NOT NULL,
	"po_number" text NOT NULL,
	"quoted" jsonb NOT NULL,
	"total_paise" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "quotation_number_unique" UNIQUE("number"),
	CONSTRAINT "quotation_one_owner" CHECK (num_nonnulls("quotation"."guest_hash", "quotation"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "quotation_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nth" integer GENERATED ALWAYS AS IDENTITY (sequence name "quotation_terms_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"days" smallint NOT NULL,
	"conditions" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotation_terms_nth_unique" UNIQUE("nth"),
	CONSTRAINT "quotation_terms_days" CHECK ("quotation_terms"."days" between 1 and 90)
);
--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_terms" ADD CONSTRAINT "quotation_terms_set_by_staff_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_of_guest" ON "quotation" USING btree ("guest_hash","made_at");--> statement-breakpoint
CREATE INDEX "quotation_of_customer" ON "quotation" USING btree ("customer_id","made_at");--> statement-breakpoint
CREATE INDEX "quotation_made" ON "quotation" USING btree ("made_at");