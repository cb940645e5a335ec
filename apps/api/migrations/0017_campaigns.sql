-- An offer is what one seller asks for one variant; the marketing collections that had the name become campaigns.
ALTER TABLE "offer" RENAME TO "campaign";--> statement-breakpoint
ALTER TABLE "campaign" RENAME CONSTRAINT "offer_pkey" TO "campaign_pkey";--> statement-breakpoint
ALTER TABLE "offer_group" RENAME TO "campaign_group";--> statement-breakpoint
ALTER TABLE "campaign_group" RENAME COLUMN "offer_slug" TO "campaign_slug";--> statement-breakpoint
ALTER TABLE "campaign_group" RENAME CONSTRAINT "offer_group_offer_slug_offer_slug_fk" TO "campaign_group_campaign_slug_campaign_slug_fk";--> statement-breakpoint
ALTER TABLE "campaign_group" RENAME CONSTRAINT "offer_group_group_id_product_group_id_fk" TO "campaign_group_group_id_product_group_id_fk";--> statement-breakpoint
ALTER TABLE "campaign_group" RENAME CONSTRAINT "offer_group_offer_slug_group_id_pk" TO "campaign_group_campaign_slug_group_id_pk";--> statement-breakpoint
ALTER TABLE "announcement" RENAME COLUMN "offer_slug" TO "campaign_slug";
