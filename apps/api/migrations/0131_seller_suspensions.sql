CREATE TABLE "seller_suspension" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_suspension_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"reason" text NOT NULL,
	"suspended_by" text NOT NULL,
	"suspended_at" timestamp with time zone NOT NULL,
	"lifted_by" text,
	"lifted_at" timestamp with time zone,
	"lifted_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "seller_suspension_lifted" CHECK (num_nulls("seller_suspension"."lifted_by", "seller_suspension"."lifted_at") in (0, 2) and ("seller_suspension"."lifted_at" is null) = ("seller_suspension"."lifted_reason" = '') and "seller_suspension"."lifted_by" <> "seller_suspension"."suspended_by")
);
--> statement-breakpoint
ALTER TABLE "seller_suspension" ADD CONSTRAINT "seller_suspension_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_suspension" ADD CONSTRAINT "seller_suspension_suspended_by_staff_member_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_suspension" ADD CONSTRAINT "seller_suspension_lifted_by_staff_member_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_suspension_open" ON "seller_suspension" USING btree ("seller_id") WHERE lifted_at is null;