ALTER TABLE "courier_rate" DROP CONSTRAINT "courier_rate_kind";--> statement-breakpoint
ALTER TABLE "courier_rate" ADD COLUMN "divisor" smallint;--> statement-breakpoint
ALTER TABLE "courier_rate" ADD CONSTRAINT "courier_rate_divisor" CHECK ("courier_rate"."divisor" between 1000 and 10000);--> statement-breakpoint
ALTER TABLE "courier_rate" ADD CONSTRAINT "courier_rate_kind" CHECK (("courier_rate"."kind" = 'volumetric' or "courier_rate"."divisor" is null) and case "courier_rate"."kind"
        when 'volumetric' then num_nonnulls("courier_rate"."amount_paise", "courier_rate"."rate_bp", "courier_rate"."state_code", "courier_rate"."up_to_grams") = 0
        when 'freight' then "courier_rate"."rate_bp" is null and "courier_rate"."up_to_grams" is not null and "courier_rate"."up_to_grams" > 0
        when 'fuel' then num_nonnulls("courier_rate"."amount_paise", "courier_rate"."state_code", "courier_rate"."up_to_grams") = 0
        when 'cash_fee' then num_nonnulls("courier_rate"."state_code", "courier_rate"."up_to_grams") = 0
        else false end);