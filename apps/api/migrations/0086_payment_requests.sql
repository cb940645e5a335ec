CREATE TABLE "bank_credit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_order_id" uuid NOT NULL,
	"bank_reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"credited_on" date NOT NULL,
	"state" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"payment_id" text,
	CONSTRAINT "bank_credit_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "bank_credit_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "bank_credit_amount" CHECK ("bank_credit"."amount_paise" > 0),
	CONSTRAINT "bank_credit_taken" CHECK (("bank_credit"."state" = 'taken') = ("bank_credit"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_request" (
	"payment_order_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"account" jsonb,
	"url" text,
	"due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	CONSTRAINT "payment_request_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_request_ended" CHECK (num_nonnulls("payment_request"."ended_at", "payment_request"."ended_as") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "payment_request_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nth" integer GENERATED ALWAYS AS IDENTITY (sequence name "payment_request_terms_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transfer" text NOT NULL,
	"link" boolean NOT NULL,
	"days" smallint NOT NULL,
	"guest_days" smallint NOT NULL,
	"account" jsonb,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_request_terms_nth_unique" UNIQUE("nth"),
	CONSTRAINT "request_terms_days" CHECK ("payment_request_terms"."days" between 1 and 15 and "payment_request_terms"."guest_days" between 1 and 15),
	CONSTRAINT "request_terms_account" CHECK ("payment_request_terms"."transfer" <> 'own' or "payment_request_terms"."account" is not null)
);
--> statement-breakpoint
ALTER TABLE "sandbox_gateway_order" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_order" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_payment" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "way" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_credit" ADD CONSTRAINT "bank_credit_payment_order_id_payment_order_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_credit" ADD CONSTRAINT "bank_credit_recorded_by_staff_member_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_credit" ADD CONSTRAINT "bank_credit_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_credit" ADD CONSTRAINT "bank_credit_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_payment_order_id_payment_order_id_fk" FOREIGN KEY ("payment_order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request_terms" ADD CONSTRAINT "payment_request_terms_set_by_staff_member_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_credit_of_order" ON "bank_credit" USING btree ("payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_request_open" ON "payment_request" USING btree ("due_at") WHERE ended_at is null;