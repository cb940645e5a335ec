-- Locks what it has read: an address that is removed meanwhile is passed over, where the foreign key would fail the order.
CREATE OR REPLACE FUNCTION webhook_tell(what text, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	told uuid;
BEGIN
	FOR told IN
		INSERT INTO webhook_delivery (id, endpoint_id, event, data, created_at, state)
			SELECT uuidv7(), id, what, facts, now(), 'waiting' FROM webhook_endpoint WHERE paused IS NULL AND what = ANY (events)
			FOR KEY SHARE
			RETURNING id
	LOOP
		PERFORM webhook_job(told, 0);
	END LOOP;
END $$;
