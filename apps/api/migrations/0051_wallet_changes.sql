CREATE TABLE "wallet_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "wallet_change_state" CHECK ("wallet_change"."state" in ('waiting', 'done', 'refused')),
	CONSTRAINT "wallet_change_moves" CHECK ("wallet_change"."amount_paise" <> 0),
	CONSTRAINT "wallet_change_expiry" CHECK (("wallet_change"."amount_paise" > 0) = ("wallet_change"."expires_at" is not null)),
	CONSTRAINT "wallet_change_second_person" CHECK ("wallet_change"."decided_by" <> "wallet_change"."asked_by" and ("wallet_change"."state" <> 'waiting' or "wallet_change"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "wallet_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"limit_paise" bigint NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_limit_not_negative" CHECK ("wallet_limit"."limit_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_change" ADD CONSTRAINT "wallet_change_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_change_customer" ON "wallet_change" USING btree ("customer_id","asked_at");--> statement-breakpoint
CREATE INDEX "wallet_change_waiting" ON "wallet_change" USING btree ("asked_at") WHERE state = 'waiting';