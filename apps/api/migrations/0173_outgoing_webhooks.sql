CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"is_replay" boolean DEFAULT false NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"status" smallint,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"paused" text,
	"failing_since" timestamp with time zone,
	"is_slow" boolean DEFAULT false NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoint_old" CHECK (num_nonnulls("webhook_endpoint"."old_secret", "webhook_endpoint"."old_secret_until") in (0, 2)),
	CONSTRAINT "webhook_endpoint_events" CHECK (cardinality("webhook_endpoint"."events") > 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_listed" ON "webhook_delivery" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_of" ON "webhook_delivery" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_open" ON "webhook_delivery" USING btree ("endpoint_id","state") WHERE state <> 'sent';
--> statement-breakpoint
CREATE FUNCTION webhook_job(delivery uuid, turn integer, at timestamptz DEFAULT now()) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	aside boolean;
BEGIN
	SELECT e.is_slow INTO aside FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id WHERE d.id = delivery;
	-- A queue runs one job at a time: receivers that don't answer keep one worker waiting, not all.
	PERFORM graphile_worker.add_job('send-webhook', json_build_object('deliveryId', delivery, 'turn', turn, 'isAside', aside),
		queue_name := CASE WHEN aside THEN 'slow webhooks' END, run_at := at, max_attempts := 12);
END $$;--> statement-breakpoint
CREATE FUNCTION webhook_wanted(what text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM webhook_endpoint WHERE paused IS NULL AND what = ANY (events))
$$;--> statement-breakpoint
CREATE FUNCTION webhook_tell(what text, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	told uuid;
BEGIN
	FOR told IN
		INSERT INTO webhook_delivery (id, endpoint_id, event, data, created_at, state)
			SELECT uuidv7(), id, what, facts, now(), 'waiting' FROM webhook_endpoint WHERE paused IS NULL AND what = ANY (events)
			RETURNING id
	LOOP
		PERFORM webhook_job(told, 0);
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION webhook_of_order(which uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_build_object('id', id, 'number', number) FROM "order" WHERE id = which
$$;--> statement-breakpoint
CREATE FUNCTION webhook_order_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF webhook_wanted('order.placed') THEN
		PERFORM webhook_tell('order.placed', jsonb_build_object('order', jsonb_build_object('id', NEW.id, 'number', NEW.number,
			'total_paise', NEW.total_paise, 'wallet_paise', NEW.wallet_paise, 'currency', 'INR',
			'cash_on_delivery', NEW.payment_option = 2, 'payment_id', NEW.payment_id)));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER webhook_order_placed AFTER INSERT ON "order" FOR EACH ROW EXECUTE FUNCTION webhook_order_placed();--> statement-breakpoint
CREATE FUNCTION webhook_order_cancelled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF webhook_wanted('order.cancelled') THEN
		PERFORM webhook_tell('order.cancelled', jsonb_build_object(
			'order', webhook_of_order(NEW.order_id) || jsonb_build_object('is_cancelled',
				NOT EXISTS (SELECT FROM order_line l JOIN sub_order s ON s.id = l.sub_order_id WHERE s.order_id = NEW.order_id AND l.cancelled < l.quantity)),
			'cancel', jsonb_build_object('id', NEW.id, 'amount_paise', NEW.amount_paise, 'refund_paise', NEW.refund_paise, 'currency', 'INR')));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- At the commit: its lines are changed by then.
CREATE CONSTRAINT TRIGGER webhook_order_cancelled AFTER INSERT ON "order_cancel" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION webhook_order_cancelled();--> statement-breakpoint
CREATE FUNCTION webhook_parcel_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	what text;
	-- A parcel may skip states, so one step may be both.
	steps text[] := '{}';
BEGIN
	IF OLD.state IN ('placed', 'confirmed', 'packed') AND NEW.state IN ('shipped', 'in_transit', 'out_for_delivery', 'delivered') THEN
		steps := steps || 'parcel.dispatched'::text;
	END IF;
	-- A refused return leads back to it.
	IF NEW.state = 'delivered' AND OLD.state <> 'return_requested' THEN
		steps := steps || 'parcel.delivered'::text;
	END IF;
	FOREACH what IN ARRAY steps LOOP
		IF webhook_wanted(what) THEN
			PERFORM webhook_tell(what, jsonb_build_object('order', webhook_of_order(NEW.order_id),
				'parcel', jsonb_build_object('id', NEW.id, 'state', NEW.state, 'seller_id', NEW.seller_id, 'warehouse_id', NEW.warehouse_id,
					'courier', NEW.courier, 'awb', NEW.awb)));
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER webhook_parcel_moved AFTER UPDATE OF state ON "shipment" FOR EACH ROW
	WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION webhook_parcel_moved();--> statement-breakpoint
CREATE FUNCTION webhook_payment_captured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF webhook_wanted('payment.captured') THEN
		PERFORM webhook_tell('payment.captured', jsonb_build_object(
			'order', (SELECT webhook_of_order(o.id) FROM payment_order p JOIN "order" o ON o.checkout_id = p.checkout_id WHERE p.id = NEW.payment_order_id),
			'payment', jsonb_build_object('id', NEW.id, 'amount_paise', NEW.amount_paise, 'currency', NEW.currency, 'method', NEW.method)));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- At the commit: an order that it pays is placed by then, if the same change places it.
CREATE CONSTRAINT TRIGGER webhook_payment_inserted AFTER INSERT ON "payment" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.state = 'captured') EXECUTE FUNCTION webhook_payment_captured();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER webhook_payment_updated AFTER UPDATE OF state ON "payment" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.state = 'captured' AND OLD.state <> 'captured') EXECUTE FUNCTION webhook_payment_captured();--> statement-breakpoint
CREATE FUNCTION webhook_refund_processed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF webhook_wanted('refund.processed') THEN
		PERFORM webhook_tell('refund.processed', jsonb_build_object(
			'order', (SELECT webhook_of_order(o.id) FROM payment y JOIN payment_order p ON p.id = y.payment_order_id
				JOIN "order" o ON o.checkout_id = p.checkout_id WHERE y.id = NEW.payment_id),
			'refund', jsonb_build_object('id', NEW.id, 'payment_id', NEW.payment_id, 'amount_paise', NEW.amount_paise, 'currency', 'INR',
				'to_wallet', NEW.to_wallet)));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER webhook_refund_inserted AFTER INSERT ON "refund" FOR EACH ROW
	WHEN (NEW.state = 'processed') EXECUTE FUNCTION webhook_refund_processed();--> statement-breakpoint
CREATE TRIGGER webhook_refund_updated AFTER UPDATE OF state ON "refund" FOR EACH ROW
	WHEN (NEW.state = 'processed' AND OLD.state <> 'processed') EXECUTE FUNCTION webhook_refund_processed();--> statement-breakpoint
CREATE FUNCTION webhook_return_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF webhook_wanted(TG_ARGV[0]) THEN
		PERFORM webhook_tell(TG_ARGV[0], jsonb_build_object('order', webhook_of_order(NEW.order_id),
			'return', jsonb_build_object('id', NEW.id, 'number', NEW.number, 'state', NEW.state, 'outcome', nullif(NEW.outcome, ''),
				'credit_paise', NEW.credit_paise, 'refund_paise', NEW.refund_paise, 'currency', 'INR')));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER webhook_return_requested AFTER INSERT ON "order_return" FOR EACH ROW
	WHEN (NEW.state = 'requested') EXECUTE FUNCTION webhook_return_moved('return.requested');--> statement-breakpoint
CREATE TRIGGER webhook_return_settled AFTER UPDATE OF state ON "order_return" FOR EACH ROW
	WHEN (NEW.state = 'settled' AND OLD.state <> 'settled') EXECUTE FUNCTION webhook_return_moved('return.settled');
