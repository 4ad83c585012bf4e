import type { SaveWebhookDto, WebhookDto } from '@connect/sdk';

/** Where events go and which, as one writes it down. */
export interface WebhookForm {
  url: string;
  description: string;
  /** Types separated by commas or blanks; none for all. */
  types: string;
}

export const formOf = (webhook?: WebhookDto): WebhookForm => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  types: webhook?.types.join(', ') ?? '',
});

/** The form in the words of the API. */
export const webhookOf = ({ url, description, types }: WebhookForm): SaveWebhookDto => ({
  url: url.trim(),
  description,
  types: types.split(/[\s,]+/).filter((type) => type !== ''),
});
