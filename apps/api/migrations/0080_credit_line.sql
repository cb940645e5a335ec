CREATE TABLE "credit_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"lender_id" text NOT NULL,
	"lender_name" text NOT NULL,
	"external_id" text,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"limit_paise" bigint DEFAULT 0 NOT NULL,
	"limit_request" text,
	"applied_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_account_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "credit_account_state" CHECK ("credit_account"."state" in ('sending', 'in_review', 'active', 'refused', 'blocked', 'closed')),
	CONSTRAINT "credit_account_limit" CHECK ("credit_account"."limit_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_draw" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"charge_paise" bigint NOT NULL,
	"due_on" date NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_draw_amounts" CHECK ("credit_draw"."amount_paise" > 0 and "credit_draw"."charge_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_file" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"account_id" uuid,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind";--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_owner";--> statement-breakpoint
ALTER TABLE "ledger_journal" DROP CONSTRAINT "ledger_journal_kind";--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_draw" ADD CONSTRAINT "credit_draw_account_id_credit_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_file" ADD CONSTRAINT "credit_file_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_file" ADD CONSTRAINT "credit_file_account_id_credit_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_account_customer" ON "credit_account" USING btree ("customer_id","applied_at");--> statement-breakpoint
CREATE INDEX "credit_account_state" ON "credit_account" USING btree ("state","applied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_account_one" ON "credit_account" USING btree ("customer_id") WHERE state in ('sending', 'in_review', 'active', 'blocked');--> statement-breakpoint
CREATE INDEX "credit_draw_account" ON "credit_draw" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "credit_file_customer" ON "credit_file" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "credit_file_account" ON "credit_file" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('wallet', 'held', 'promotions', 'orders', 'points', 'points_held', 'points_given', 'points_spent', 'credit', 'credit_held', 'credit_limit', 'credit_owed'));--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_owner" CHECK (("ledger_account"."kind" in ('wallet', 'held', 'points', 'points_held', 'credit', 'credit_held', 'credit_owed')) = ("ledger_account"."customer_id" is not null) and ("ledger_account"."customer_id" is null) = ("ledger_account"."balance_paise" is null));--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('earn', 'hold', 'redeem', 'release', 'expire', 'reverse', 'repay'));