CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"action_name" text,
	"action_href" text,
	"offer_slug" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_in_order" CHECK ("announcement"."starts_at" < "announcement"."ends_at"),
	CONSTRAINT "announcement_own_page" CHECK ("announcement"."action_href" is null or "announcement"."action_href" ~ '^/[^/]')
);
--> statement-breakpoint
CREATE TABLE "article" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_on" date NOT NULL,
	"updated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compare_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_hash" text,
	"customer_id" text,
	"group_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "compare_item_one_owner" CHECK (num_nonnulls("compare_item"."guest_hash", "compare_item"."customer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "seller_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"business_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"gstin" text NOT NULL,
	"pincode" text NOT NULL,
	"categories" text[] NOT NULL,
	"drug_licence" text,
	"device_licence" text,
	"about" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_application_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "seller_application_gstin_unique" UNIQUE("gstin")
);
--> statement-breakpoint
CREATE TABLE "callback_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"page" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "callback_request_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"rating" smallint,
	"helpful" boolean,
	"comment" text NOT NULL,
	"name" text,
	"email" text,
	"page" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"sub_topic" text NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"order_number" text,
	"page" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_request_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_item" ADD CONSTRAINT "compare_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compare_item" ADD CONSTRAINT "compare_item_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_category_newest" ON "article" USING btree ("category_id","published_on");--> statement-breakpoint
CREATE UNIQUE INDEX "compare_item_of_guest" ON "compare_item" USING btree ("guest_hash","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compare_item_of_customer" ON "compare_item" USING btree ("customer_id","group_id");--> statement-breakpoint
CREATE INDEX "compare_item_added" ON "compare_item" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "callback_request_created" ON "callback_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "help_request_created" ON "help_request" USING btree ("created_at");