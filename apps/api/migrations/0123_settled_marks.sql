ALTER TABLE "settlement" ADD COLUMN "lines" integer;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "paid_paise" bigint;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "refunded_paise" bigint;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "fee_paise" bigint;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "tax_paise" bigint;
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "other_paise" bigint;
--> statement-breakpoint
UPDATE "settlement" s SET lines = n.lines, paid_paise = n.paid, refunded_paise = n.refunded, fee_paise = n.fee, tax_paise = n.tax, other_paise = n.other
FROM (SELECT t.id, count(l.line) AS lines, coalesce(sum(l.amount_paise) FILTER (WHERE l.kind = 'payment'), 0) AS paid,
    coalesce(sum(l.amount_paise) FILTER (WHERE l.kind = 'refund'), 0) AS refunded, coalesce(sum(l.fee_paise), 0) AS fee, coalesce(sum(l.tax_paise), 0) AS tax,
    coalesce(sum(l.net_paise + l.fee_paise) FILTER (WHERE l.kind NOT IN ('payment', 'refund')), 0) AS other
  FROM "settlement" t LEFT JOIN "settlement_line" l ON l.settlement_id = t.id GROUP BY t.id) n
WHERE n.id = s.id;
--> statement-breakpoint
ALTER TABLE "settlement" ALTER COLUMN "lines" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ALTER COLUMN "paid_paise" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ALTER COLUMN "refunded_paise" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ALTER COLUMN "fee_paise" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ALTER COLUMN "tax_paise" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "settlement" ALTER COLUMN "other_paise" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "settled_in" text;
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "settled_in" text;
--> statement-breakpoint
UPDATE "payment" p SET settled_in = l.settlement_id FROM "settlement_line" l WHERE l.entity_id = p.id AND l.payment_id = p.id AND l.outcome = 'matched';
--> statement-breakpoint
UPDATE "refund" r SET settled_in = l.settlement_id FROM "settlement_line" l WHERE l.entity_id = r.provider_refund_id AND l.refund_id = r.id AND l.outcome = 'matched';
--> statement-breakpoint
CREATE INDEX "settlement_settled" ON "settlement" USING btree ("settled_at","nth");
--> statement-breakpoint
CREATE INDEX "settlement_line_cleared" ON "settlement_line" USING btree ("cleared_at" DESC NULLS LAST) WHERE outcome <> 'matched' and cleared_at is not null;
--> statement-breakpoint
CREATE INDEX "payment_awaited" ON "payment" USING btree ("created_at","id") WHERE settled_in is null and state in ('captured', 'refunded') and starts_with(id, 'pay_');
--> statement-breakpoint
CREATE INDEX "refund_awaited" ON "refund" USING btree ("updated_at","id") WHERE settled_in is null and state = 'processed' and starts_with(provider_refund_id, 'rfnd_');
