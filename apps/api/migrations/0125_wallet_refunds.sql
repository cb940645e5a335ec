CREATE TABLE "wallet_refund_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"allowed" boolean NOT NULL,
	"cleared_by" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_refund_rule_cleared" CHECK ("wallet_refund_rule"."allowed" = ("wallet_refund_rule"."cleared_by" <> ''))
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "to_wallet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "refund_way" text DEFAULT 'source' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('wallet', 'held', 'promotions', 'orders', 'points', 'points_held', 'points_given', 'points_spent', 'credit', 'credit_held', 'credit_limit', 'credit_owed', 'kept_refunds', 'gateway', 'bank', 'gateway_fees', 'gateway_gst', 'buyers_paid', 'buyers_refunded', 'disputed', 'dispute_losses', 'unexplained'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_to_wallet" CHECK (not "refund"."to_wallet" or ("refund"."state" = 'processed' and "refund"."provider_refund_id" is null and "refund"."cause" <> ''));--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_refund_way" CHECK ("order_return"."refund_way" in ('source', 'wallet'));