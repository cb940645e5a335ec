CREATE TABLE "order_return_photo" (
	"return_id" uuid NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "order_return_photo_return_id_file_id_pk" PRIMARY KEY("return_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "order_return_photo" ADD CONSTRAINT "order_return_photo_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_photo" ADD CONSTRAINT "order_return_photo_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_photo_file" ON "order_return_photo" USING btree ("file_id");