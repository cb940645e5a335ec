CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"sub_order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"request_key" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"opened_by" text,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"pay_to" text DEFAULT '' NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"awb" text DEFAULT '' NOT NULL,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	"credit_paise" bigint DEFAULT 0 NOT NULL,
	"refund_paise" bigint DEFAULT 0 NOT NULL,
	"cash_paise" bigint DEFAULT 0 NOT NULL,
	"paid_by" text,
	"paid_at" timestamp with time zone,
	"bank_reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_return_number_unique" UNIQUE("number"),
	CONSTRAINT "order_return_cash" CHECK ("order_return"."cash_paise" between 0 and "order_return"."refund_paise"),
	CONSTRAINT "order_return_refund" CHECK ("order_return"."refund_paise" between 0 and "order_return"."credit_paise")
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_return_line_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "order_return_line_quantity" CHECK ("order_return_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_return_piece" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"lot_id" bigint NOT NULL,
	"fate" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_return_piece_return_id_order_line_id_lot_id_fate_pk" PRIMARY KEY("return_id","order_line_id","lot_id","fate"),
	CONSTRAINT "order_return_piece_quantity" CHECK ("order_return_piece"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_sub_order_id_sub_order_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_opened_by_staff_member_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_settled_by_staff_member_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_paid_by_staff_member_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_piece" ADD CONSTRAINT "order_return_piece_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_piece" ADD CONSTRAINT "order_return_piece_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_once" ON "order_return" USING btree ("order_id","sub_order_id","request_key");--> statement-breakpoint
CREATE INDEX "order_return_open" ON "order_return" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "order_return_line_line" ON "order_return_line" USING btree ("order_line_id");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_returned" CHECK ("order_line"."returned" between 0 and "order_line"."quantity" - "order_line"."cancelled");