CREATE TABLE "product_photo" (
	"key" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_group" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_photo" ADD CONSTRAINT "product_photo_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_photo_file" ON "product_photo" USING btree ("file_id");