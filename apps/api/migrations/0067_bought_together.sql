CREATE TABLE "bought_together" (
	"group_id" bigint NOT NULL,
	"with_group_id" bigint NOT NULL,
	"buyers" integer NOT NULL,
	"counted_on" date NOT NULL,
	CONSTRAINT "bought_together_group_id_with_group_id_pk" PRIMARY KEY("group_id","with_group_id"),
	CONSTRAINT "bought_together_two" CHECK ("bought_together"."group_id" <> "bought_together"."with_group_id")
);
--> statement-breakpoint
CREATE TABLE "bought_together_pin" (
	"group_id" bigint NOT NULL,
	"with_group_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"pinned_by" text NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bought_together_pin_group_id_with_group_id_pk" PRIMARY KEY("group_id","with_group_id"),
	CONSTRAINT "bought_together_pin_two" CHECK ("bought_together_pin"."group_id" <> "bought_together_pin"."with_group_id")
);
--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_with_group_id_product_group_id_fk" FOREIGN KEY ("with_group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together_pin" ADD CONSTRAINT "bought_together_pin_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together_pin" ADD CONSTRAINT "bought_together_pin_with_group_id_product_group_id_fk" FOREIGN KEY ("with_group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_together_with" ON "bought_together" USING btree ("with_group_id");--> statement-breakpoint
CREATE INDEX "bought_together_pin_with" ON "bought_together_pin" USING btree ("with_group_id");