CREATE TABLE "sandbox_gateway_settlement" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_paise" bigint NOT NULL,
	"utr" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_settlement_line" (
	"settlement_id" text NOT NULL,
	"entity_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	CONSTRAINT "sandbox_gateway_settlement_line_settlement_id_entity_id_pk" PRIMARY KEY("settlement_id","entity_id")
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" text PRIMARY KEY NOT NULL,
	"nth" integer GENERATED ALWAYS AS IDENTITY (sequence name "settlement_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"amount_paise" bigint NOT NULL,
	"utr" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"file_name" text,
	"recorded_by" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"bank_paise" bigint,
	"bank_on" date,
	"bank_reason" text,
	"bank_by" text,
	"bank_at" timestamp with time zone,
	CONSTRAINT "settlement_nth_unique" UNIQUE("nth"),
	CONSTRAINT "settlement_source" CHECK (num_nonnulls("settlement"."file_name", "settlement"."recorded_by") in (0, 2) and "settlement"."amount_paise" >= 0),
	CONSTRAINT "settlement_bank" CHECK (num_nonnulls("settlement"."bank_paise", "settlement"."bank_on", "settlement"."bank_by", "settlement"."bank_at") in (0, 4)
        and ("settlement"."bank_reason" is null or "settlement"."bank_at" is not null)
        and ("settlement"."bank_paise" is null or "settlement"."bank_paise" = "settlement"."amount_paise" or "settlement"."bank_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "settlement_line" (
	"settlement_id" text NOT NULL,
	"line" integer NOT NULL,
	"entity_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"refund_id" uuid,
	"dispute_id" text,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	"outcome" text NOT NULL,
	"cleared_by" text,
	"cleared_at" timestamp with time zone,
	"cleared_reason" text,
	CONSTRAINT "settlement_line_settlement_id_line_pk" PRIMARY KEY("settlement_id","line"),
	CONSTRAINT "settlement_line_fee" CHECK ("settlement_line"."tax_paise" >= 0 and "settlement_line"."fee_paise" >= "settlement_line"."tax_paise"),
	CONSTRAINT "settlement_line_matched" CHECK ("settlement_line"."outcome" <> 'matched' or num_nonnulls("settlement_line"."payment_id", "settlement_line"."refund_id", "settlement_line"."dispute_id") = 1),
	CONSTRAINT "settlement_line_cleared" CHECK (num_nonnulls("settlement_line"."cleared_by", "settlement_line"."cleared_at", "settlement_line"."cleared_reason") in (0, 3)
        and ("settlement_line"."cleared_at" is null or "settlement_line"."outcome" <> 'matched'))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "ledger_journal" DROP CONSTRAINT "ledger_journal_kind";--> statement-breakpoint
ALTER TABLE "ledger_journal" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_settlement_line" ADD CONSTRAINT "sandbox_gateway_settlement_line_settlement_id_sandbox_gateway_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."sandbox_gateway_settlement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_recorded_by_staff_member_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_bank_by_staff_member_id_fk" FOREIGN KEY ("bank_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_cleared_by_staff_member_id_fk" FOREIGN KEY ("cleared_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_settlement_line_entity" ON "sandbox_gateway_settlement_line" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "settlement_unconfirmed" ON "settlement" USING btree ("settled_at") WHERE bank_at is null;--> statement-breakpoint
CREATE INDEX "settlement_line_entity" ON "settlement_line" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_line_once" ON "settlement_line" USING btree ("entity_id") WHERE outcome = 'matched';--> statement-breakpoint
CREATE INDEX "settlement_line_open" ON "settlement_line" USING btree ("settlement_id","line") WHERE outcome <> 'matched' and cleared_at is null;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('wallet', 'held', 'promotions', 'orders', 'points', 'points_held', 'points_given', 'points_spent', 'credit', 'credit_held', 'credit_limit', 'credit_owed', 'gateway', 'bank', 'gateway_fees', 'gateway_gst', 'buyers_paid', 'buyers_refunded', 'disputed', 'dispute_losses', 'unexplained'));--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('earn', 'hold', 'redeem', 'release', 'expire', 'reverse', 'repay', 'settle', 'dispute')
        and ("ledger_journal"."customer_id" is null) = ("ledger_journal"."kind" in ('settle', 'dispute')));