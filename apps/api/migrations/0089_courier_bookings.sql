CREATE TABLE "courier_booking" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"courier_id" integer NOT NULL,
	"courier" text NOT NULL,
	"cost_paise" bigint NOT NULL,
	"collect_paise" bigint,
	"order_ref" text,
	"shipment_ref" text,
	"awb" text,
	"pickup" text DEFAULT '' NOT NULL,
	"staff_id" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"tracked_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "courier_booking_reference_unique" UNIQUE("reference"),
	CONSTRAINT "courier_booking_awb_unique" UNIQUE("awb"),
	CONSTRAINT "courier_booking_paise" CHECK ("courier_booking"."cost_paise" >= 0 and "courier_booking"."collect_paise" > 0),
	CONSTRAINT "courier_booking_whole" CHECK (num_nulls("courier_booking"."order_ref", "courier_booking"."shipment_ref", "courier_booking"."awb", "courier_booking"."booked_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "courier_booking" ADD CONSTRAINT "courier_booking_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_booking" ADD CONSTRAINT "courier_booking_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_booking_live" ON "courier_booking" USING btree ("shipment_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "courier_booking_shipment" ON "courier_booking" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "courier_booking_followed" ON "courier_booking" USING btree ("tracked_at" NULLS FIRST) WHERE ended_at is null and done_at is null;