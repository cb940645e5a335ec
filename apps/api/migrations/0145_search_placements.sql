CREATE TABLE "search_placement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"phrase" text NOT NULL,
	"group_id" bigint,
	"brand_id" integer,
	"family_key" text,
	"place" integer NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "search_placement_kind" CHECK ("search_placement"."kind" in ('pin', 'boost')),
	CONSTRAINT "search_placement_phrase" CHECK ("search_placement"."phrase" <> '' or "search_placement"."kind" = 'boost'),
	CONSTRAINT "search_placement_target" CHECK (num_nonnulls("search_placement"."group_id", "search_placement"."brand_id", "search_placement"."family_key") = 1)
);
--> statement-breakpoint
ALTER TABLE "search_placement" ADD CONSTRAINT "search_placement_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_placement" ADD CONSTRAINT "search_placement_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_placement" ADD CONSTRAINT "search_placement_family_key_family_key_fk" FOREIGN KEY ("family_key") REFERENCES "public"."family"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_placement_pinned" ON "search_placement" USING btree ("phrase","group_id") WHERE "search_placement"."ended_at" is null;