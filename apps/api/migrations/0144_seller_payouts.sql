CREATE TABLE "seller_payout" (
	"statement_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"pay_to" text NOT NULL,
	"linked_account" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"bank_reference" text DEFAULT '' NOT NULL,
	"split_reference" text DEFAULT '' NOT NULL,
	"paid_by" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "seller_payout_state" CHECK (case "seller_payout"."state" when 'waiting' then num_nonnulls("seller_payout"."decided_by", "seller_payout"."decided_at", "seller_payout"."paid_by", "seller_payout"."paid_at") = 0
        when 'refused' then num_nonnulls("seller_payout"."decided_by", "seller_payout"."decided_at") = 2 and num_nonnulls("seller_payout"."paid_by", "seller_payout"."paid_at") = 0
        when 'approved' then num_nonnulls("seller_payout"."decided_by", "seller_payout"."decided_at") = 2 and num_nonnulls("seller_payout"."paid_by", "seller_payout"."paid_at") = 0
        when 'paid' then num_nonnulls("seller_payout"."decided_by", "seller_payout"."decided_at", "seller_payout"."paid_by", "seller_payout"."paid_at") = 4 else false end),
	CONSTRAINT "seller_payout_paid" CHECK (("seller_payout"."bank_reference" = '' and "seller_payout"."split_reference" = '') = ("seller_payout"."state" <> 'paid')
        and ("seller_payout"."state" not in ('approved', 'paid') or "seller_payout"."pay_to" <> '' or "seller_payout"."linked_account" <> ''))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "seller_payout" ADD CONSTRAINT "seller_payout_statement_id_seller_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."seller_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payout" ADD CONSTRAINT "seller_payout_asked_by_staff_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payout" ADD CONSTRAINT "seller_payout_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payout" ADD CONSTRAINT "seller_payout_paid_by_staff_member_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_payout_open" ON "seller_payout" USING btree ("asked_at") WHERE state in ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "seller_payout_asked_by" ON "seller_payout" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "seller_payout_decided_by" ON "seller_payout" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "seller_payout_paid_by" ON "seller_payout" USING btree ("paid_by");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('wallet', 'held', 'promotions', 'orders', 'points', 'points_held', 'points_given', 'points_spent', 'credit', 'credit_held', 'credit_limit', 'credit_owed', 'kept_refunds', 'gateway', 'bank', 'gateway_fees', 'gateway_gst', 'buyers_paid', 'buyers_refunded', 'disputed', 'dispute_losses', 'unexplained', 'sellers_sold', 'seller_commission', 'seller_closing_fees', 'seller_fee_gst', 'seller_gateway_fees', 'seller_tcs', 'seller_tds', 'sellers_owed', 'sellers_paid'));