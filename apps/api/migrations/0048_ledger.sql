CREATE TABLE "ledger_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"expires_at" timestamp with time zone,
	"balance_paise" bigint,
	CONSTRAINT "ledger_account_once" UNIQUE NULLS NOT DISTINCT("customer_id","kind","expires_at"),
	CONSTRAINT "ledger_account_kind" CHECK ("ledger_account"."kind" in ('wallet', 'held', 'promotions', 'orders')),
	CONSTRAINT "ledger_account_owner" CHECK (("ledger_account"."kind" in ('wallet', 'held')) = ("ledger_account"."customer_id" is not null) and ("ledger_account"."customer_id" is null) = ("ledger_account"."balance_paise" is null)),
	CONSTRAINT "ledger_account_never_negative" CHECK ("ledger_account"."balance_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_journal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_id" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_journal_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_journal_kind" CHECK ("ledger_journal"."kind" in ('earn', 'hold', 'redeem', 'release', 'expire', 'reverse'))
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"journal_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "ledger_posting_journal_id_account_id_pk" PRIMARY KEY("journal_id","account_id"),
	CONSTRAINT "ledger_posting_moves" CHECK ("ledger_posting"."amount_paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_journal" ADD CONSTRAINT "ledger_journal_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_journal_id_ledger_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_journal_customer" ON "ledger_journal" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "ledger_journal_checkout" ON "ledger_journal" USING btree ("checkout_id") WHERE checkout_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_posting_account" ON "ledger_posting" USING btree ("account_id");--> statement-breakpoint
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'journals and postings are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_journal_stays BEFORE UPDATE OR DELETE ON "ledger_journal" FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_posting_stays BEFORE UPDATE OR DELETE ON "ledger_posting" FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE FUNCTION ledger_account_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.balance_paise <> 0 THEN RAISE EXCEPTION 'an account begins with nothing'; END IF;
	ELSIF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'an account changes by postings only';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_account_follows BEFORE INSERT OR UPDATE OR DELETE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION ledger_account_follows();--> statement-breakpoint
CREATE FUNCTION ledger_posting_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_account SET balance_paise = balance_paise + NEW.amount_paise
		WHERE id = NEW.account_id AND customer_id IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_posting_counts AFTER INSERT ON "ledger_posting" FOR EACH ROW EXECUTE FUNCTION ledger_posting_counts();--> statement-breakpoint
CREATE FUNCTION ledger_journal_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	journal uuid := to_jsonb(NEW) ->> TG_ARGV[0];
	total numeric;
	lines integer;
BEGIN
	SELECT coalesce(sum(amount_paise), 0), count(*) INTO total, lines FROM ledger_posting WHERE journal_id = journal;
	IF total <> 0 OR lines < 2 THEN
		RAISE EXCEPTION 'journal % does not balance: % postings add up to % paise', journal, lines, total;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_journal_balances AFTER INSERT ON "ledger_journal" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_journal_balances('id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_posting_balances AFTER INSERT ON "ledger_posting" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_journal_balances('journal_id');
