-- Users write what drafts may tell of them, and how they say that a product is theirs.
GRANT UPDATE (founder) ON public.voices TO app_user;
GRANT UPDATE (disclosures) ON public.products TO app_user;
