ALTER TABLE "customer" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_merged_into_customer_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_merged" ON "customer" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_merged_is_closed" CHECK ("customer"."merged_into" is null or "customer"."merged_into" <> "customer"."id" and "customer"."deactivated_at" is not null);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
	RAISE EXCEPTION 'journals and postings are only ever added';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_account_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.balance_paise <> 0 THEN RAISE EXCEPTION 'an account begins with nothing'; END IF;
	ELSIF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION 'an account changes by postings only';
	END IF;
	RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE FUNCTION customer_merge_moves_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM ledger_account WHERE customer_id IN (NEW.id, NEW.merged_into) ORDER BY id FOR UPDATE;
	UPDATE ledger_posting p SET account_id = t.id FROM ledger_account f, ledger_account t
		WHERE f.customer_id = NEW.id AND t.customer_id = NEW.merged_into AND t.kind = f.kind
			AND t.expires_at IS NOT DISTINCT FROM f.expires_at AND p.account_id = f.id;
	UPDATE ledger_account t SET balance_paise = t.balance_paise + f.balance_paise FROM ledger_account f
		WHERE f.customer_id = NEW.id AND t.customer_id = NEW.merged_into AND t.kind = f.kind
			AND t.expires_at IS NOT DISTINCT FROM f.expires_at;
	DELETE FROM ledger_account f USING ledger_account t
		WHERE f.customer_id = NEW.id AND t.customer_id = NEW.merged_into AND t.kind = f.kind
			AND t.expires_at IS NOT DISTINCT FROM f.expires_at;
	UPDATE ledger_account SET customer_id = NEW.merged_into WHERE customer_id = NEW.id;
	UPDATE ledger_journal SET customer_id = NEW.merged_into WHERE customer_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customer_merge_moves_ledger AFTER UPDATE OF merged_into ON "customer" FOR EACH ROW
	WHEN (NEW.merged_into IS NOT NULL) EXECUTE FUNCTION customer_merge_moves_ledger();
