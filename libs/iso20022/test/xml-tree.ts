import { SaxesParser } from 'saxes';

/** An element as any reader would see it. */
export interface Tree {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Tree[];
}

/** Reads a text without any knowledge of messages. */
export const treeOf = (text: string): Tree => {
  const whole: Tree = { name: '', attributes: {}, text: '', children: [] };
  const open = [whole];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => { throw error; });
  parser.on('opentag', ({ local, attributes }) => {
    const element: Tree = { name: local, text: '', children: [],
      attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])) };
    (open.at(-1) as Tree).children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => { open.pop(); });
  parser.on('text', (part) => { (open.at(-1) as Tree).text += part; });
  parser.on('cdata', (part) => { (open.at(-1) as Tree).text += part; });
  parser.write(text).close();
  return whole.children[0] as Tree;
};

/** The elements at the end of a path of names. */
export const all = (tree: Tree | undefined, ...names: string[]): Tree[] =>
  names.reduce((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    tree === undefined ? [] : [tree]);

/** The value of the first element at the end of a path of names. */
export const value = (tree: Tree | undefined, ...names: string[]): string | undefined => all(tree, ...names)[0]?.text;

/** All values with the names of the elements above them; attributes come behind the value of their element. */
export const leavesOf = ({ name, attributes, text, children }: Tree, above = ''): [string, string][] => {
  const path = `${above}/${name}`;
  const said = Object.entries(attributes).filter(([key]) => !key.startsWith('xmlns'))
    .map(([key, word]): [string, string] => [`${path}/@${key}`, word]);
  return [...(children.length === 0 ? [[path, text] as [string, string]]
    : children.flatMap((child) => leavesOf(child, path))), ...said];
};
