CREATE TABLE "banner_picture" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_rendition" (
	"key" text NOT NULL,
	"file" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "banner_rendition_key_file_pk" PRIMARY KEY("key","file")
);
--> statement-breakpoint
ALTER TABLE "business_category" ADD COLUMN "banner_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buying_policy" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buying_policy" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "banner_rendition" ADD CONSTRAINT "banner_rendition_key_banner_picture_key_fk" FOREIGN KEY ("key") REFERENCES "public"."banner_picture"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_picture_newest" ON "banner_picture" USING btree ("uploaded_at");