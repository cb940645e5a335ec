CREATE TABLE "stock_move" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"lot_id" bigint NOT NULL,
	"warehouse_id" integer NOT NULL,
	"state" text NOT NULL,
	"asked" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"note" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stock_move_key_unique" UNIQUE("key"),
	CONSTRAINT "stock_move_pieces" CHECK ("stock_move"."asked" > 0 and "stock_move"."sent" between 0 and "stock_move"."asked" and "stock_move"."received" between 0 and "stock_move"."sent"),
	CONSTRAINT "stock_move_states" CHECK (("stock_move"."sent" > 0) = ("stock_move"."state" in ('sent', 'received')) and ("stock_move"."sent_at" is null) = ("stock_move"."sent" = 0) and ("stock_move"."ended_at" is null) = ("stock_move"."state" in ('asked', 'sent'))
        and ("stock_move"."reason" <> '') = ("stock_move"."state" = 'received' and "stock_move"."received" < "stock_move"."sent"))
);
--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_lot_id_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_move_state" ON "stock_move" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "stock_move_lot" ON "stock_move" USING btree ("lot_id");