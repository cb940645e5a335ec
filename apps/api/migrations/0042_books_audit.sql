CREATE TABLE "books_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"started_by" text,
	"orders" integer DEFAULT 0 NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "books_difference" (
	"audit_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"check_name" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"order_number" text,
	"text" text NOT NULL,
	"by_amount" bigint,
	CONSTRAINT "books_difference_audit_id_nth_pk" PRIMARY KEY("audit_id","nth")
);
--> statement-breakpoint
ALTER TABLE "books_difference" ADD CONSTRAINT "books_difference_audit_id_books_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."books_audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "books_audit_started" ON "books_audit" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "books_audit_one_running" ON "books_audit" USING btree ("state") WHERE state = 'running';