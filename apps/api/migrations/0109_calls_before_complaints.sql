-- Calls written before complaints had a page were for colleagues (0101): they are notes. Those complaints have kept the number of a request.
UPDATE "ticket_entry" e SET "kind" = 'note' FROM "support_ticket" t
WHERE t."id" = e."ticket_id" AND t."kind" = 'complaint' AND t."number" LIKE 'HLP-%' AND e."kind" = 'call';
