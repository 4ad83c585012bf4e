import { registerDecorator } from 'class-validator';

const HERE = 'https://console.invalid';

/** Whether a text is a path within the console, and no way to another site. */
export const isReturnPath = (text: unknown): boolean => {
  if (typeof text !== 'string' || !text.startsWith('/')) return false;
  const target = URL.parse(text, HERE);
  return target?.origin === HERE && `${target.pathname}${target.search}${target.hash}` === text;
};

/** Admits paths within the console alone. */
export const IsReturnPath = (): PropertyDecorator => (target, name) => {
  registerDecorator({
    name: 'isReturnPath', target: target.constructor, propertyName: String(name),
    validator: {
      validate: isReturnPath,
      defaultMessage: () => `${String(name)} must be a path within the console, such as /audit.`,
    },
  });
};
