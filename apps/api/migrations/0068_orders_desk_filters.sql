CREATE INDEX "order_total" ON "order" USING btree ("total_paise");--> statement-breakpoint
CREATE INDEX "order_cold" ON "order" USING btree ("placed_at","id") WHERE jsonb_path_exists(quote, '$."lines"[*]."coldChain" ? (@ == true)');--> statement-breakpoint
CREATE INDEX "order_line_licence" ON "order_line" USING btree ("licence_kind","sub_order_id") WHERE licence_kind is not null;--> statement-breakpoint
CREATE INDEX "shipment_warehouse" ON "shipment" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "shipment_promised" ON "shipment" USING btree ("promised_to");--> statement-breakpoint
CREATE INDEX "shipment_open" ON "shipment" USING btree ("promised_to") WHERE state in ('placed', 'confirmed', 'packed', 'shipped', 'in_transit', 'out_for_delivery', 'delivery_failed');--> statement-breakpoint
CREATE INDEX "sub_order_seller" ON "sub_order" USING btree ("seller_id","order_id");--> statement-breakpoint
CREATE INDEX "sub_order_owing" ON "sub_order" USING btree ("order_id") WHERE sub_order.seller_id is not null and sub_order.state not in ('delivered', 'cancelled');