import type { Stripe } from 'stripe'

/** Every operation this simulator serves, with the SDK's own type of its parameters. */
export type ServedParameters = {
  'GET /v1/products': Stripe.ProductListParams
  'GET /v1/products/:id': Stripe.ProductRetrieveParams
  'GET /v1/prices': Stripe.PriceListParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams

  'POST /v1/customers': Stripe.CustomerCreateParams
  'GET /v1/customers': Stripe.CustomerListParams
  'GET /v1/customers/:id': Stripe.CustomerRetrieveParams
  'POST /v1/customers/:id': Stripe.CustomerUpdateParams
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams

  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams

  'POST /v1/subscriptions': Stripe.SubscriptionCreateParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'POST /v1/subscriptions/:id/resume': Stripe.SubscriptionResumeParams

  'GET /v1/invoices': Stripe.InvoiceListParams
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams
  'POST /v1/invoices/:id/pay': Stripe.InvoicePayParams

  'GET /v1/payment_methods': Stripe.PaymentMethodListParams
  'GET /v1/payment_methods/:id': Stripe.PaymentMethodRetrieveParams
  'POST /v1/payment_methods/:id/attach': Stripe.PaymentMethodAttachParams
  'POST /v1/payment_methods/:id/detach': Stripe.PaymentMethodDetachParams
  'GET /v1/customers/:id/payment_methods': Stripe.CustomerListPaymentMethodsParams

  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
  'GET /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationListParams
  'POST /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationCreateParams

  'GET /v1/events': Stripe.EventListParams
  'GET /v1/events/:id': Stripe.EventRetrieveParams
}
