CREATE TABLE "seller_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"nth" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"documents" integer NOT NULL,
	"gross_paise" bigint NOT NULL,
	"commission_paise" bigint NOT NULL,
	"closing_paise" bigint NOT NULL,
	"service_gst_paise" bigint NOT NULL,
	"gateway_paise" bigint NOT NULL,
	"tcs_paise" bigint NOT NULL,
	"tds_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	"carried_paise" bigint NOT NULL,
	"payout_paise" bigint NOT NULL,
	"split_paise" bigint NOT NULL,
	"closed_by" text,
	"closed_at" timestamp with time zone NOT NULL,
	"dispute_note" text DEFAULT '' NOT NULL,
	"disputed_by" text,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "seller_statement_once" UNIQUE("seller_id","nth"),
	CONSTRAINT "seller_statement_adds_up" CHECK ("seller_statement"."net_paise" = "seller_statement"."gross_paise" - "seller_statement"."commission_paise" - "seller_statement"."closing_paise" - "seller_statement"."service_gst_paise" - "seller_statement"."gateway_paise" - "seller_statement"."tcs_paise" - "seller_statement"."tds_paise"
        and "seller_statement"."payout_paise" = greatest(0, "seller_statement"."net_paise" + "seller_statement"."carried_paise") and "seller_statement"."carried_paise" <= 0
        and "seller_statement"."split_paise" between 0 and "seller_statement"."payout_paise"),
	CONSTRAINT "seller_statement_days" CHECK ("seller_statement"."from_day" <= "seller_statement"."until_day" and "seller_statement"."nth" >= 1),
	CONSTRAINT "seller_statement_disputed" CHECK (num_nulls("seller_statement"."disputed_by", "seller_statement"."disputed_at") in (0, 2) and ("seller_statement"."disputed_at" is null or "seller_statement"."dispute_note" <> ''))
);
--> statement-breakpoint
CREATE TABLE "seller_statement_entry" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"is_inter" boolean NOT NULL,
	"channel" text NOT NULL,
	"gross_paise" bigint NOT NULL,
	"taxed_paise" bigint NOT NULL,
	"commission" jsonb NOT NULL,
	"commission_paise" bigint NOT NULL,
	"closing_paise" bigint NOT NULL,
	"gateway_paise" bigint NOT NULL,
	"gateway_gst_paise" bigint NOT NULL,
	"service_gst_bp" smallint NOT NULL,
	CONSTRAINT "seller_statement_entry_kind" CHECK ("seller_statement_entry"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "seller_statement_entry_channel" CHECK ("seller_statement_entry"."channel" in ('aggregator', 'bank'))
);
--> statement-breakpoint
CREATE TABLE "seller_statement_tax" (
	"statement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"is_inter" boolean NOT NULL,
	"section" text NOT NULL,
	"base_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"tds_paise" bigint NOT NULL,
	CONSTRAINT "seller_statement_tax_statement_id_kind_period_is_inter_pk" PRIMARY KEY("statement_id","kind","period","is_inter"),
	CONSTRAINT "seller_statement_tax_kind" CHECK ("seller_statement_tax"."kind" in ('tcs', 'tds'))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "ledger_journal" DROP CONSTRAINT "ledger_journal_kind";--> statement-breakpoint
ALTER TABLE "seller_statement" ADD CONSTRAINT "seller_statement_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_statement" ADD CONSTRAINT "seller_statement_closed_by_staff_member_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_statement" ADD CONSTRAINT "seller_statement_disputed_by_staff_member_id_fk" FOREIGN KEY ("disputed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_statement_entry" ADD CONSTRAINT "seller_statement_entry_statement_id_seller_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."seller_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_statement_entry" ADD CONSTRAINT "seller_statement_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_statement_tax" ADD CONSTRAINT "seller_statement_tax_statement_id_seller_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."seller_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_statement_closed" ON "seller_statement" USING btree ("closed_at","id");--> statement-breakpoint
CREATE INDEX "seller_statement_closed_by" ON "seller_statement" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "seller_statement_disputed_by" ON "seller_statement" USING btree ("disputed_by");--> statement-breakpoint
CREATE INDEX "seller_statement_entry_statement" ON "seller_statement_entry" USING btree ("statement_id","issued_on","document_id");--> statement-breakpoint
CREATE INDEX "seller_statement_entry_invoice" ON "seller_statement_entry" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "seller_statement_entry_order" ON "seller_statement_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "seller_statement_tax_period" ON "seller_statement_tax" USING btree ("kind","period");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('wallet', 'held', 'promotions', 'orders', 'points', 'points_held', 'points_given', 'points_spent', 'credit', 'credit_held', 'credit_limit', 'credit_owed', 'kept_refunds', 'gateway', 'bank', 'gateway_fees', 'gateway_gst', 'buyers_paid', 'buyers_refunded', 'disputed', 'dispute_losses', 'unexplained', 'sellers_sold', 'seller_commission', 'seller_closing_fees', 'seller_fee_gst', 'seller_gateway_fees', 'seller_tcs', 'seller_tds', 'sellers_owed'));--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('earn', 'hold', 'redeem', 'release', 'expire', 'reverse', 'repay', 'settle', 'dispute', 'statement')
        and ("ledger_journal"."customer_id" is null) = ("ledger_journal"."kind" in ('settle', 'dispute', 'statement')));