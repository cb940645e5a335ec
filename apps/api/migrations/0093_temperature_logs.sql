CREATE TABLE "temperature_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"content" text NOT NULL,
	"logger_number" text NOT NULL,
	"readings" integer NOT NULL,
	"lowest" integer,
	"highest" integer,
	"minutes_outside" integer NOT NULL,
	"verdict" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "temperature_log_minutes" CHECK ("temperature_log"."minutes_outside" >= 0 and "temperature_log"."lowest" <= "temperature_log"."highest")
);
--> statement-breakpoint
ALTER TABLE "temperature_log" ADD CONSTRAINT "temperature_log_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temperature_log" ADD CONSTRAINT "temperature_log_uploaded_by_staff_member_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "temperature_log_once" ON "temperature_log" USING btree ("shipment_id","digest");--> statement-breakpoint
CREATE INDEX "temperature_log_latest" ON "temperature_log" USING btree ("shipment_id","uploaded_at");