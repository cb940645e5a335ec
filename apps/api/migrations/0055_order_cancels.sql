CREATE TABLE "order_cancel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"request_key" text NOT NULL,
	"staff_id" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"refund_paise" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_cancel_refund" CHECK ("order_cancel"."refund_paise" between 0 and "order_cancel"."amount_paise")
);
--> statement-breakpoint
CREATE TABLE "order_cancel_line" (
	"cancel_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "order_cancel_line_cancel_id_order_line_id_pk" PRIMARY KEY("cancel_id","order_line_id"),
	CONSTRAINT "order_cancel_line_quantity" CHECK ("order_cancel_line"."quantity" > 0)
);
--> statement-breakpoint
DROP INDEX "refund_once";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "cause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "order_cancel" ADD CONSTRAINT "order_cancel_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancel" ADD CONSTRAINT "order_cancel_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancel_line" ADD CONSTRAINT "order_cancel_line_cancel_id_order_cancel_id_fk" FOREIGN KEY ("cancel_id") REFERENCES "public"."order_cancel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancel_line" ADD CONSTRAINT "order_cancel_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_cancel_once" ON "order_cancel" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_once" ON "refund" USING btree ("payment_id","reason","cause");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_cancelled" CHECK ("order_line"."cancelled" between 0 and "order_line"."quantity");