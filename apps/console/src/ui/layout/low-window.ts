/** A window so low, as one is that is enlarged four times, that nothing may stay over the content while it scrolls. */
export const lowWindow = '@media (height < 400px)';
