CREATE TABLE "review_photo" (
	"review_id" uuid NOT NULL,
	"file_id" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "review_photo_review_id_file_id_pk" PRIMARY KEY("review_id","file_id"),
	CONSTRAINT "review_photo_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;