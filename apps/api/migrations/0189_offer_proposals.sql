CREATE TABLE "offer_proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" bigint NOT NULL,
	"seller_id" integer NOT NULL,
	"sku" text NOT NULL,
	"version" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"member_id" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "offer_proposal_new" CHECK (("offer_proposal"."version" = '') = ("offer_proposal"."before" is null)),
	CONSTRAINT "offer_proposal_state" CHECK (case "offer_proposal"."state" when 'open' then num_nonnulls("offer_proposal"."decided_by", "offer_proposal"."decided_at") = 0
        when 'withdrawn' then "offer_proposal"."decided_by" is null and "offer_proposal"."decided_at" is not null
        when 'accepted' then num_nonnulls("offer_proposal"."decided_by", "offer_proposal"."decided_at") = 2
        when 'refused' then num_nonnulls("offer_proposal"."decided_by", "offer_proposal"."decided_at") = 2 and "offer_proposal"."reason" <> '' else false end)
);
--> statement-breakpoint
ALTER TABLE "offer_proposal" ADD CONSTRAINT "offer_proposal_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_proposal" ADD CONSTRAINT "offer_proposal_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_proposal" ADD CONSTRAINT "offer_proposal_member_id_seller_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."seller_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_proposal" ADD CONSTRAINT "offer_proposal_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_proposal_open" ON "offer_proposal" USING btree ("variant_id","seller_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "offer_proposal_seller" ON "offer_proposal" USING btree ("seller_id","proposed_at");--> statement-breakpoint
CREATE INDEX "offer_proposal_waiting" ON "offer_proposal" USING btree ("proposed_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "offer_proposal_member" ON "offer_proposal" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "offer_proposal_decided_by" ON "offer_proposal" USING btree ("decided_by");