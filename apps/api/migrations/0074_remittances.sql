CREATE TABLE "remittance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nth" integer GENERATED ALWAYS AS IDENTITY (sequence name "remittance_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remittance_nth_unique" UNIQUE("nth"),
	CONSTRAINT "remittance_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "remittance_line" (
	"remittance_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"awb" text NOT NULL,
	"shipment_id" uuid,
	"paid_paise" bigint NOT NULL,
	"due_paise" bigint NOT NULL,
	"outcome" text NOT NULL,
	"paid_on" date,
	"reference" text NOT NULL,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	"settled_reason" text,
	CONSTRAINT "remittance_line_remittance_id_line_pk" PRIMARY KEY("remittance_id","line"),
	CONSTRAINT "remittance_line_amounts" CHECK ("remittance_line"."paid_paise" >= 0 and "remittance_line"."due_paise" >= 0),
	CONSTRAINT "remittance_line_matched" CHECK (("remittance_line"."outcome" = 'matched') = ("remittance_line"."paid_paise" = "remittance_line"."due_paise" and "remittance_line"."shipment_id" is not null)),
	CONSTRAINT "remittance_line_settled" CHECK (num_nulls("remittance_line"."settled_at", "remittance_line"."settled_reason") in (0, 2)
        and ("remittance_line"."settled_by" is null or "remittance_line"."settled_at" is not null)
        and ("remittance_line"."settled_at" is null or "remittance_line"."outcome" <> 'matched'))
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "cash_listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remittance" ADD CONSTRAINT "remittance_recorded_by_staff_member_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD CONSTRAINT "remittance_line_remittance_id_remittance_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD CONSTRAINT "remittance_line_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD CONSTRAINT "remittance_line_settled_by_staff_member_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remittance_line_shipment" ON "remittance_line" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "remittance_line_open" ON "remittance_line" USING btree ("remittance_id","line") WHERE outcome <> 'matched' and settled_at is null;--> statement-breakpoint
CREATE INDEX "shipment_cash_awaited" ON "shipment" USING btree ("id") WHERE cash_paise > 0 and cash_listed_at is null;