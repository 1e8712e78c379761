-- outside a transaction
ALTER TABLE "alert_deliveries" VALIDATE CONSTRAINT "alert_deliveries_kind_known";
