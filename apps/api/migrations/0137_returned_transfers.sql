CREATE TABLE "returned_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid,
	"refund_id" uuid,
	"bank_reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"returned_on" date NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "returned_transfer_of" CHECK (num_nonnulls("returned_transfer"."return_id", "returned_transfer"."refund_id") = 1),
	CONSTRAINT "returned_transfer_amount" CHECK ("returned_transfer"."amount_paise" > 0),
	CONSTRAINT "returned_transfer_decided" CHECK (("returned_transfer"."state" = 'waiting') = (num_nonnulls("returned_transfer"."decided_by", "returned_transfer"."decided_at") = 0))
);
--> statement-breakpoint
ALTER TABLE "order_return" DROP CONSTRAINT "order_return_pay_to";--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "came_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "pay_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "came_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returned_transfer" ADD CONSTRAINT "returned_transfer_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_transfer" ADD CONSTRAINT "returned_transfer_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_transfer" ADD CONSTRAINT "returned_transfer_recorded_by_staff_member_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_transfer" ADD CONSTRAINT "returned_transfer_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "returned_transfer_return" ON "returned_transfer" USING btree ("return_id","bank_reference") WHERE state <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "returned_transfer_refund" ON "returned_transfer" USING btree ("refund_id","bank_reference") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "returned_transfer_list" ON "returned_transfer" USING btree ("recorded_at","id");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_pay_to" CHECK ("refund"."pay_to" = '' or ("refund"."came_back_at" is not null and "refund"."state" <> 'processed'));--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_pay_to" CHECK ("order_return"."pay_to" = '' or "order_return"."state" in ('requested', 'approved', 'picked') or ("order_return"."state" in ('settled', 'sent_back') and "order_return"."cash_paise" > 0));