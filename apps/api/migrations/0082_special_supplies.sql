CREATE TABLE "seller_lut" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"arn" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_lut_once" UNIQUE("seller_id","arn"),
	CONSTRAINT "seller_lut_days" CHECK ("seller_lut"."valid_from" <= "seller_lut"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "seller_turnover" (
	"seller_id" integer NOT NULL,
	"financial_year" text NOT NULL,
	"turnover_paise" bigint NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_turnover_seller_id_financial_year_pk" PRIMARY KEY("seller_id","financial_year"),
	CONSTRAINT "seller_turnover_positive" CHECK ("seller_turnover"."turnover_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sez_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"gstin" text NOT NULL,
	"kind" text NOT NULL,
	"approval_number" text NOT NULL,
	"pincode" text NOT NULL,
	"file_id" text,
	"state" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"valid_from" date,
	"valid_until" date,
	CONSTRAINT "sez_claim_days" CHECK ("sez_claim"."valid_from" <= "sez_claim"."valid_until"),
	CONSTRAINT "sez_claim_confirmed" CHECK (state <> 'confirmed' or num_nulls(decided_by, decided_at, valid_from, valid_until) = 0)
);
--> statement-breakpoint
ALTER TABLE "seller_lut" ADD CONSTRAINT "seller_lut_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_lut" ADD CONSTRAINT "seller_lut_added_by_staff_member_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_turnover" ADD CONSTRAINT "seller_turnover_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_turnover" ADD CONSTRAINT "seller_turnover_set_by_staff_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sez_claim" ADD CONSTRAINT "sez_claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sez_claim" ADD CONSTRAINT "sez_claim_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sez_claim" ADD CONSTRAINT "sez_claim_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_lut_added_by" ON "seller_lut" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "seller_turnover_set_by" ON "seller_turnover" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "sez_claim_state" ON "sez_claim" USING btree ("state","claimed_at");--> statement-breakpoint
CREATE INDEX "sez_claim_file" ON "sez_claim" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "sez_claim_decided_by" ON "sez_claim" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sez_claim_open" ON "sez_claim" USING btree ("customer_id","gstin") WHERE state in ('claimed', 'confirmed');