CREATE TABLE "seller_statement_failure" (
	"seller_id" integer PRIMARY KEY NOT NULL,
	"until_day" date NOT NULL,
	"reason" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_statement_failure" ADD CONSTRAINT "seller_statement_failure_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;