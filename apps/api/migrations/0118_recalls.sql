CREATE TABLE "recall" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recall_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_key" uuid NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"scope" text NOT NULL,
	"offer_ids" bigint[] NOT NULL,
	"batch" text NOT NULL,
	"serials" text[] NOT NULL,
	"class" smallint NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"ordered_by" text NOT NULL,
	"advice" text NOT NULL,
	"begun_by" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recall_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "recall_class" CHECK ("recall"."class" between 1 and 3),
	CONSTRAINT "recall_of" CHECK ("recall"."batch" <> '' or cardinality("recall"."serials") > 0)
);
--> statement-breakpoint
CREATE TABLE "recalled_goods" (
	"offer_id" bigint NOT NULL,
	"batch_no" text NOT NULL,
	"serial" text NOT NULL,
	"recall_id" integer NOT NULL,
	CONSTRAINT "recalled_goods_offer_id_batch_no_serial_pk" PRIMARY KEY("offer_id","batch_no","serial")
);
--> statement-breakpoint
ALTER TABLE "quarantine_movement" DROP CONSTRAINT "quarantine_movement_kind";--> statement-breakpoint
ALTER TABLE "quarantine_movement" ADD COLUMN "recall_id" integer;--> statement-breakpoint
ALTER TABLE "recall" ADD CONSTRAINT "recall_begun_by_staff_member_id_fk" FOREIGN KEY ("begun_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalled_goods" ADD CONSTRAINT "recalled_goods_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalled_goods" ADD CONSTRAINT "recalled_goods_recall_id_recall_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_begun" ON "recall" USING btree ("begun_at","id");--> statement-breakpoint
CREATE INDEX "recalled_goods_recall" ON "recalled_goods" USING btree ("recall_id");--> statement-breakpoint
ALTER TABLE "quarantine_movement" ADD CONSTRAINT "quarantine_movement_recall_id_recall_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quarantine_movement_recall" ON "quarantine_movement" USING btree ("recall_id") WHERE recall_id is not null;--> statement-breakpoint
CREATE INDEX "order_line_lot_lot" ON "order_line_lot" USING btree ("lot_id");--> statement-breakpoint
ALTER TABLE "quarantine_movement" ADD CONSTRAINT "quarantine_movement_kind" CHECK (case when "quarantine_movement"."kind" = 'receive' then "quarantine_movement"."quantity" > 0 and num_nonnulls("quarantine_movement"."return_id", "quarantine_movement"."recall_id") = 1
        else "quarantine_movement"."quantity" < 0 and num_nonnulls("quarantine_movement"."return_id", "quarantine_movement"."recall_id") = 0 and "quarantine_movement"."request_key" is not null and "quarantine_movement"."reason" <> '' end);