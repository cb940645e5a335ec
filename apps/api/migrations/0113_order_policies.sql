CREATE TABLE "order_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"versions" jsonb NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "policies_id" text;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_policies_id_order_policies_id_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."order_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION order_policies_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the policies of orders stay as they are';
END $$;--> statement-breakpoint
CREATE TRIGGER order_policies_stay BEFORE UPDATE OR DELETE ON "order_policies" FOR EACH ROW EXECUTE FUNCTION order_policies_stay();
