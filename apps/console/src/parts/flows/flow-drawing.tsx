import type { Currency, WalletFlowsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type Edge, Handle, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format/format.ts';
import { Money } from '../money/money.tsx';
import { type DrawnSide, layoutOf, nodeSize, flowTotalOf } from './layout.ts';
import { betweenPath, useSideName } from './side-name.ts';

interface SideData extends Record<string, unknown> {
  side: DrawnSide;
  currency: Currency;
  hub: string;
  /** Which way the arrow leaves or enters it. */
  handle: Position;
}

interface HubData extends Record<string, unknown> {
  flows: WalletFlowsDto;
  isRightToLeft: boolean;
}

const nodeTypes = { side: SideNode, hub: HubNode };

/** The wallet in the middle, whom it was paid by and whom it paid on either side; an arrow is as wide as its money. */
export function FlowDrawing({ flows }: { flows: WalletFlowsDto }) {
  const { t } = useTranslation('flows');
  const isRightToLeft = useTheme().direction === 'rtl';
  const frame = useRef<HTMLDivElement>(null);
  const [inlineSize, setInlineSize] = useState(0);
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setInlineSize(entry?.contentRect.width ?? 0));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const layout = useMemo(() => layoutOf(flows, inlineSize, isRightToLeft), [flows, inlineSize, isRightToLeft]);
  const { nodes, edges } = useMemo(() => drawingOf(flows, layout, isRightToLeft), [flows, layout, isRightToLeft]);
  return (
    <Box ref={frame} role="group" aria-label={t('picture')} sx={{ ...frameStyle, blockSize: layout.blockSize }}>
      {inlineSize > 0 && (
        <ReactFlow
          key={`${inlineSize} ${layout.blockSize}`}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          panOnDrag={false}
          zoomOnScroll={false}
          zoomOnPinch={false}
          zoomOnDoubleClick={false}
          preventScrolling={false}
          disableKeyboardA11y
          proOptions={{ hideAttribution: true }}
        />
      )}
    </Box>
  );
}

function drawingOf(flows: WalletFlowsDto, layout: ReturnType<typeof layoutOf>, isRightToLeft: boolean) {
  const hub: Node<HubData> = { id: 'hub', type: 'hub', position: layout.hub, data: { flows, isRightToLeft } };
  const nodes = layout.sides.map((side): Node<SideData> => ({
    id: side.id, type: 'side', position: { x: side.x, y: side.y },
    data: {
      side, currency: flows.currency, hub: flows.address, handle: side.x === 0 ? Position.Right : Position.Left,
    },
  }));
  const edges = layout.sides.map(({ id, direction, width }): Edge => ({
    id: `edge ${id}`,
    ...(direction === 'in' ? { source: id, target: 'hub', targetHandle: 'in' }
      : { source: 'hub', sourceHandle: 'out', target: id }),
    className: direction,
    style: { strokeWidth: width },
  }));
  // In the order in which one reads, which is that of the tab key.
  const comesIn = (node: Node<SideData>) => node.data.side.direction === 'in';
  return { nodes: [...nodes.filter(comesIn), hub, ...nodes.filter((node) => !comesIn(node))], edges };
}

function SideNode({ data: { side, currency, hub, handle } }: NodeProps<Node<SideData>>) {
  const { t, i18n } = useTranslation('flows');
  const name = useSideName()(side.flow, side.accounts);
  const path = betweenPath(hub, side.flow);
  return (
    <Box dir={i18n.dir()} sx={{ ...sideStyle, ...(side.direction === 'in' && { borderColor: 'success.main' }) }}>
      {path === null ? <Name>{name}</Name> : <Box component={Link} to={path} sx={linkStyle}><Name>{name}</Name></Box>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'caption' }}>
        <strong><Money amount={side.amount} currency={currency} /></strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('times', { count: side.transactions, figure: formatCount(side.transactions, i18n.language) })}
        </Box>
      </Box>
      <Handle type={side.direction === 'in' ? 'source' : 'target'} position={handle} isConnectable={false} />
    </Box>
  );
}

/** What a wallet is called: cut where its own writing ends, and beginning where the reader's does. */
function Name({ children }: { children: string }) {
  return <Box component="bdi" sx={nameStyle}>{children}</Box>;
}

function HubNode({ data: { flows, isRightToLeft } }: NodeProps<Node<HubData>>) {
  const { t, i18n } = useTranslation('flows');
  const { currency, label } = flows;
  const total = (direction: 'in' | 'out') =>
    flowTotalOf([...flows.flows, ...flows.rest].filter((flow) => flow.direction === direction));
  const [start, end] = isRightToLeft ? [Position.Right, Position.Left] : [Position.Left, Position.Right];
  return (
    <Box dir={i18n.dir()} sx={hubStyle}>
      <Name>{label}</Name>
      <Box sx={lineStyle}><span>{t('received')}</span><Money amount={total('in')} currency={currency} /></Box>
      <Box sx={lineStyle}><span>{t('paid')}</span><Money amount={total('out')} currency={currency} /></Box>
      <Handle id="in" type="target" position={start} isConnectable={false} />
      <Handle id="out" type="source" position={end} isConnectable={false} />
    </Box>
  );
}

const frameStyle = {
  '& .react-flow': { backgroundColor: 'transparent' },
  '& .react-flow__pane, & .react-flow__node': { cursor: 'default' },
  '& .react-flow__node': { pointerEvents: 'all' },
  '& .react-flow__handle': { opacity: 0, pointerEvents: 'none' },
  '& .react-flow__edge-path': { strokeOpacity: 0.35, stroke: 'var(--mui-palette-text-secondary)' },
  '& .react-flow__edge.in .react-flow__edge-path': { stroke: 'var(--mui-palette-success-main)' },
} as const;

const boxStyle = {
  boxSizing: 'border-box', inlineSize: nodeSize.inline, paddingInline: 1.5, paddingBlock: 1, borderRadius: 1,
  border: '1px solid', borderColor: 'surface.strongLine', bgcolor: 'background.paper', color: 'text.primary',
} as const;

const sideStyle = {
  ...boxStyle, blockSize: nodeSize.block, display: 'grid', alignContent: 'center', gap: 0.25,
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const hubStyle = {
  ...boxStyle, blockSize: nodeSize.hub, display: 'grid', alignContent: 'center', gap: 0.5, borderWidth: 2,
  borderColor: 'primary.main', boxShadow: 'var(--mui-palette-elevation-card)',
} as const;

const linkStyle = { color: 'inherit', minInlineSize: 0 } as const;

const nameStyle = {
  display: 'block', typography: 'body2', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis',
  whiteSpace: 'nowrap', inlineSize: 'fit-content', maxInlineSize: '100%',
} as const;

const lineStyle = { display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'caption' } as const;
