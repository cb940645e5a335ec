CREATE TABLE "order_give_back" (
	"cause" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"wallet_paise" bigint NOT NULL,
	"online_paise" bigint NOT NULL,
	"cash_paise" bigint NOT NULL,
	"due_paise" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_give_back_paise" CHECK (least("order_give_back"."wallet_paise", "order_give_back"."online_paise", "order_give_back"."cash_paise", "order_give_back"."due_paise") >= 0)
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "cash_paise" bigint;--> statement-breakpoint
ALTER TABLE "order_give_back" ADD CONSTRAINT "order_give_back_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_give_back_order" ON "order_give_back" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_cash" CHECK ("shipment"."cash_paise" >= 0);--> statement-breakpoint
INSERT INTO "order_give_back" (cause, order_id, wallet_paise, online_paise, cash_paise, due_paise, at)
SELECT c.id, c.order_id, coalesce(w.paise, 0), c.refund_paise - coalesce(w.paise, 0), 0, c.amount_paise - c.refund_paise, c.at
FROM order_cancel c LEFT JOIN LATERAL (SELECT sum(p.amount_paise)::bigint AS paise FROM ledger_journal j JOIN ledger_posting p ON p.journal_id = j.id
  JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'wallet' WHERE j.key = 'cancel:' || c.id) w ON true;
--> statement-breakpoint
INSERT INTO "order_give_back" (cause, order_id, wallet_paise, online_paise, cash_paise, due_paise, at)
SELECT r.id, r.order_id, coalesce(w.paise, 0), r.refund_paise - r.cash_paise - coalesce(w.paise, 0), r.cash_paise,
  r.credit_paise - r.refund_paise, r.settled_at
FROM order_return r LEFT JOIN LATERAL (SELECT sum(p.amount_paise)::bigint AS paise FROM ledger_journal j JOIN ledger_posting p ON p.journal_id = j.id
  JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'wallet' WHERE j.key = 'return:' || r.id) w ON true
WHERE r.state IN ('settled', 'paid');
--> statement-breakpoint
-- What labels have said so far: the parcel's own invoices, the first parcel's with the fees; the wallet pays in the order of issue.
WITH counted AS (
  SELECT i.order_id, o.wallet_paise, i.issued_at, i.sequence,
    coalesce(i.shipment_id, (SELECT min(b.id::text)::uuid FROM shipment b WHERE b.sub_order_id = i.sub_order_id AND b.state <> 'cancelled')) AS parcel,
    (i.document #>> '{totals,totalPaise}')::bigint - coalesce((i.document #>> '{paidByShop,paise}')::bigint, 0) AS paise
  FROM invoice i JOIN "order" o ON o.id = i.order_id AND o.payment_option = 2
), placed AS (
  SELECT c.*, coalesce(c.parcel, (SELECT f.parcel FROM counted f WHERE f.order_id = c.order_id AND f.parcel IS NOT NULL
    ORDER BY f.issued_at, f.sequence LIMIT 1)) AS at_parcel FROM counted c
), parcels AS (
  SELECT order_id, at_parcel, max(wallet_paise) AS wallet, sum(paise)::bigint AS due, min(issued_at) AS turn, min(sequence) AS number
  FROM placed WHERE at_parcel IS NOT NULL GROUP BY order_id, at_parcel
), summed AS (
  SELECT at_parcel, due, wallet, sum(due) OVER (PARTITION BY order_id ORDER BY turn, number, at_parcel) - due AS before FROM parcels
)
UPDATE shipment h SET cash_paise = greatest(0, s.due - greatest(0, s.wallet - s.before))
FROM summed s WHERE h.id = s.at_parcel;
--> statement-breakpoint
UPDATE shipment h SET cash_paise = 0 WHERE cash_paise IS NOT NULL AND EXISTS (SELECT FROM order_return r
  WHERE r.shipment_id = h.id AND r.opened_by IS NOT NULL AND r.state IN ('settled', 'paid'));
