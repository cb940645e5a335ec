CREATE TABLE "quarantine_movement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"return_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"request_key" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quarantine_movement_kind" CHECK (case when "quarantine_movement"."kind" = 'receive' then "quarantine_movement"."quantity" > 0 and "quarantine_movement"."return_id" is not null
        else "quarantine_movement"."quantity" < 0 and "quarantine_movement"."return_id" is null and "quarantine_movement"."request_key" is not null and "quarantine_movement"."reason" <> '' end)
);
--> statement-breakpoint
ALTER TABLE "quarantine_movement" ADD CONSTRAINT "quarantine_movement_lot_id_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantine_movement" ADD CONSTRAINT "quarantine_movement_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantine_movement" ADD CONSTRAINT "quarantine_movement_by_staff_member_id_fk" FOREIGN KEY ("by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quarantine_movement_lot" ON "quarantine_movement" USING btree ("lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quarantine_movement_return" ON "quarantine_movement" USING btree ("return_id","lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quarantine_movement_press" ON "quarantine_movement" USING btree ("lot_id","request_key");--> statement-breakpoint
-- Returns settled before are in quarantine as well.
INSERT INTO "quarantine_movement" ("id", "lot_id", "kind", "quantity", "return_id", "by", "at")
	SELECT gen_random_uuid(), p."lot_id", 'receive', sum(p."quantity"), p."return_id", r."settled_by", r."settled_at"
	FROM "order_return_piece" p JOIN "order_return" r ON r."id" = p."return_id"
	WHERE p."fate" = 'quarantine' GROUP BY p."lot_id", p."return_id", r."settled_by", r."settled_at";
