CREATE TABLE "catalogue_row" (
	"upload_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"outcome" text NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"base" text NOT NULL,
	CONSTRAINT "catalogue_row_upload_id_line_pk" PRIMARY KEY("upload_id","line")
);
--> statement-breakpoint
ALTER TABLE "catalogue_upload" ADD COLUMN "only_columns" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_row" ADD CONSTRAINT "catalogue_row_upload_id_catalogue_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."catalogue_upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_row_outcome" ON "catalogue_row" USING btree ("upload_id","outcome","line");