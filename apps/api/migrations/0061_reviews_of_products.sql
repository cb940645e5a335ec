CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_refused" CHECK (("review"."state" = 'refused') = ("review"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("order_id","group_id");--> statement-breakpoint
CREATE INDEX "review_state" ON "review" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "review_shown" ON "review" USING btree ("group_id","created_at") WHERE state = 'published';